/** The first letters of the first and the last word of a name: "Ana Maria Lopez" gives "AL". */
export function personInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return `${firstLetter(first)}${firstLetter(last)}`;
}

function firstLetter(word: string): string {
  const [letter = ''] = word;
  return letter.toUpperCase();
}
