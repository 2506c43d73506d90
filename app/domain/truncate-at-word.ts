import { cutText } from './text';

export function truncateAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${cutText(text, maxLength).replace(/\s+\S*$/u, '')} …`;
}
