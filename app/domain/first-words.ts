export function firstWords(text: string, room: number): string {
  if (text.length <= room) return text;
  return `${text.slice(0, room).replace(/\s+\S*$/u, '')} …`;
}
