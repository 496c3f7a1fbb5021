start();
stop();
