import { unparted } from './unparted.css';

export function Unparted({ text, word }: { text: string; word: string }) {
  const start = text.indexOf(word);
  if (start < 0) return <span>{text}</span>;
  // Punctuation directly after the word belongs to it.
  const length = text.slice(start).search(/\s|$/);
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <span className={unparted} translate="no">
        {text.slice(start, start + length)}
      </span>
      <span>{text.slice(start + length)}</span>
    </span>
  );
}
