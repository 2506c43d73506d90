import { useEffect, useState } from 'react';

/** Renders no text before hydration. */
export function ElapsedTime({ since }: { since: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const count = () => {
      const seconds = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 1000));
      setText(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
    };
    count();
    const clockTimer = setInterval(count, 1000);
    return () => clearInterval(clockTimer);
  }, [since]);
  return <span>{text}</span>;
}
