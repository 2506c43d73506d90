import { useEffect, useRef } from 'react';
import { useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { useDemoHref } from './addresses';
import type { ShownFrame } from './demo-data';
import * as css from './portal-frame.css';

interface Props {
  id: string;
  frame: ShownFrame;
  areFramesShown: boolean;
  onKey: (key: string) => void;
  onPathChange?: (path: string) => void;
}

export function PortalFrame({ id, frame: { name, src, origin, href }, areFramesShown, ...handlers }: Props) {
  const t = useTexts('demo');
  const address = useDemoHref();
  const frame = useRef<HTMLIFrameElement>(null);
  const latestHandlers = useRef(handlers);
  latestHandlers.current = handlers;

  useEffect(() => {
    const listen = ({ data, origin: senderOrigin, source }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow || senderOrigin !== origin) return;
      const { key, place } = Object(Object(data).portal);
      if (typeof key === 'string') latestHandlers.current.onKey(key);
      if (typeof place === 'string') latestHandlers.current.onPathChange?.(place);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);

  if (src === null) {
    return (
      <div className={css.framePlaceholder} id={id}>
        <p>{t(areFramesShown ? 'noFrame' : 'noFrames')}</p>
        <p className={css.placeholderLinks}>
          <ButtonLink href={href} target="_blank" rel="noopener">
            {t('openHere')}
          </ButtonLink>
          <ButtonLink href={address.ofWindow('audience', { panel: 'qr' })}>{t('qr')}</ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <iframe
      // A reused frame would add history entries.
      key={src}
      ref={frame}
      id={id}
      className={css.frame}
      src={src}
      title={t('portal', { who: name })}
      allow="clipboard-write"
    />
  );
}
