import { useState } from 'react';
import { visuallyHidden } from '~/theme/text.css';

/**
 * Tells a screen reader of what changes by itself on the page that is open: `text` is said when it is another one than before, never as
 * the page arrives.
 */
export function AnnouncedChange({ text }: { text: string }) {
  const [known, setKnown] = useState(text);
  const [said, setSaid] = useState('');
  if (text !== known) {
    setKnown(text);
    setSaid(text);
  }
  return (
    <span role="status" className={visuallyHidden}>
      {said}
    </span>
  );
}
