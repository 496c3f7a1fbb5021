import abc
