export enum Size {
  Small,
  Default = Small,
}

export const size = Size.Small;
