var rows = [];
