def area(size):
    # Größe – „quoted“
    größe = size
    δ = 0.5
    print("Ширина – “wide”")
    return größe * δ
