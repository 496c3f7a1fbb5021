const Small = 1;

export enum Size {
  Small,
  Default = Small,
}

export const size = Small;
