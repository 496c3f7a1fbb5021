import abc


class Store(abc.ABC):
    @abc.abstractmethod
    def load(self):
        raise NotImplementedError

    def save(self):
        raise NotImplementedError

    def close(self):
        pass


class Quiet(Store):
    def close(self):
        """Nothing to close here."""
