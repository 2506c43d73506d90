import { noBreak } from './no-break.css';

export function NoBreak({ text, word }: { text: string; word: string }) {
  const start = text.indexOf(word);
  if (start < 0) return <span>{text}</span>;
  const length = text.slice(start).search(/\s|$/);
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <span className={noBreak} translate="no">
        {text.slice(start, start + length)}
      </span>
      <span>{text.slice(start + length)}</span>
    </span>
  );
}
