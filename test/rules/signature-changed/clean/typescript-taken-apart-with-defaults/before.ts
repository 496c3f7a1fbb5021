export const share = ({ total, count }: Props) => {
  return total / count;
};
