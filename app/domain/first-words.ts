/** As many whole words of a text as have room, in characters; an ellipsis says that there is more. */
export function firstWords(text: string, room: number): string {
  if (text.length <= room) return text;
  return `${text.slice(0, room).replace(/\s+\S*$/u, '')} …`;
}
