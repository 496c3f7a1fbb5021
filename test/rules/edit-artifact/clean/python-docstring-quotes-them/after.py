def slug(title):
    """Make a slug of a title.

    ```python
    slug("Two words")
    ```

    Conflicts look like this and are left alone:

    <<<<<<< HEAD
    =======
    >>>>>>> branch
    """
    return title.lower().strip().replace(" ", "-")
