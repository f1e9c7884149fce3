/** First letters of the first and last word: "Ana Maria Lopez" gives "AL". */
export function personInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : '';
  return `${firstCharacter(first)}${firstCharacter(last)}`;
}

function firstCharacter(word: string): string {
  const [character = ''] = word;
  return character.toUpperCase();
}
