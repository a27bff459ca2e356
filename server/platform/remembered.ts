// Answers that are worth keeping: the same few texts are judged again and again.

/** @param most texts that are kept; then all are forgotten, so that a flood of new ones cannot fill the memory */
export const remembered = <T>(judge: (text: string) => T, most = 2000): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const answer = judge(text);
    known.set(text, answer);
    return answer;
  };
};
