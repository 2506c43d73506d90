import { useState } from 'react';
import { visuallyHidden } from '~/theme/text.css';

/** Live region for text that changes while the page is open. The initial text is not announced. */
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
