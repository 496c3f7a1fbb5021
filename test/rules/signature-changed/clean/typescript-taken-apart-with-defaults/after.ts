export const share = ({ total, count = 1 }: Props) => {
  return total / count;
};
