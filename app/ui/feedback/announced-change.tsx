import { useState } from 'react';
import { visuallyHidden } from '~/theme/text.css';

export function AnnouncedChange({ text }: { text: string }) {
  const [known, setKnown] = useState(text);
  const [announced, setAnnounced] = useState('');
  if (text !== known) {
    setKnown(text);
    setAnnounced(text);
  }
  return (
    <span role="status" className={visuallyHidden}>
      {announced}
    </span>
  );
}
