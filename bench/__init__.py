"""What scopelint costs, measured beside other tools on the same trees."""
