*** Begin Patch
*** Update File: a.py
@@
-PORT = 8000
+PORT = 8080
*** End Patch
