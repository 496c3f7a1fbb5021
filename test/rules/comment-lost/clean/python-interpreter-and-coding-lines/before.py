#!/usr/bin/env python
# -*- coding: utf-8 -*-
import sys

print(sys.argv)
