import { unparted } from './unparted.css';

/** A sentence in which one word, as an e-mail address, is not broken at its hyphens or dots while a line has room for it. */
export function Unparted({ text, word }: { text: string; word: string }) {
  const start = text.indexOf(word);
  if (start < 0) return <span>{text}</span>;
  // What follows it without a space, as a comma, stays at it.
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
