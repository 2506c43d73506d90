import { unparted } from './unparted.css';

/** A sentence in which one word, as an e-mail address, is not broken at its hyphens or dots while a line has room for it. */
export function Unparted({ text, word }: { text: string; word: string }) {
  const start = text.indexOf(word);
  if (start < 0) return text;
  // What follows it without a space, as a comma, stays at it.
  const length = text.slice(start).search(/\s|$/);
  return (
    <>
      {text.slice(0, start)}
      <span className={unparted}>{text.slice(start, start + length)}</span>
      {text.slice(start + length)}
    </>
  );
}
