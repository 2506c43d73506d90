import ArrowLeft from 'virtual:icon/arrow-left';
import ArrowRight from 'virtual:icon/arrow-right';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { visuallyHidden } from '../base/visually-hidden.css';
import { LiveLink, opensNewTab } from '../live/live-link';
import { usePage, useTexts } from '../live/page-context';
import { button } from '../parts/button.css';
import { type DemoWindow, useDemoHref } from './addresses';
import type { DemoData } from './demo-data';
import { KeyCap, shortcutProps } from './shortcut';
import * as css from './stops.css';

type Props = Pick<DemoData, 'stop' | 'stops'> & { window: DemoWindow };

export function StopRail({ stop: currentStop, stops, window }: Props) {
  const t = useTexts('demo');
  const address = useDemoHref();
  const rail = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const currentItem = rail.current?.children[currentStop - 1];
    if (rail.current && currentItem instanceof HTMLElement)
      rail.current.scrollLeft =
        currentItem.offsetLeft - (rail.current.clientWidth - currentItem.clientWidth) / 2;
  }, [currentStop]);
  return (
    <nav aria-label={t('stops')}>
      <ol className={css.stopRail} ref={rail}>
        {stops.map(({ title, short }, index) => {
          const stop = index + 1;
          const isCurrent = stop === currentStop;
          return (
            <li key={stop} data-here={isCurrent || undefined}>
              <LiveLink
                className={css.stop}
                href={address.ofWindow(window, { stop: String(stop) })}
                aria-current={isCurrent ? 'step' : undefined}
                data-done={stop < currentStop || undefined}
                {...shortcutProps(String(stop))}
              >
                {stop < currentStop && <span className={visuallyHidden}>{`${t('done')} `}</span>}
                <b>{stop}</b> <span className={css.stopTitle}>{isCurrent ? title : short}</span>
              </LiveLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

export function StopLinks({ stop, stops, window }: Props) {
  const t = useTexts('demo');
  const address = useDemoHref();
  const hrefOf = (stopNumber: number) =>
    stops[stopNumber - 1] ? address.ofWindow(window, { stop: String(stopNumber) }) : null;
  return (
    <div className={css.stopLinks}>
      <StopLink href={hrefOf(stop - 1)} direction="back" keyName="ArrowLeft">
        <Icon of={ArrowLeft} size={16} />
        <span className={css.stopLinkText}>{t('back')}</span>
        <KeyCap of="←" />
      </StopLink>
      <StopLink href={hrefOf(stop + 1)} direction="next" keyName="ArrowRight">
        <span className={css.stopLinkText}>{t('next')}</span>
        <Icon of={ArrowRight} size={16} />
        <KeyCap of="→" />
      </StopLink>
    </div>
  );
}

interface StopLinkProps {
  /** Null at the first and the last stop, where the element stays to keep the focus. */
  href: string | null;
  direction: 'back' | 'next';
  keyName: string;
  children: ReactNode;
}

function StopLink({ href, direction, keyName, children }: StopLinkProps) {
  const { show } = usePage();
  function openStop(event: MouseEvent<HTMLAnchorElement>) {
    if (opensNewTab(event)) return;
    event.preventDefault();
    if (href !== null) void show(href);
  }
  const target =
    href === null
      ? { role: 'link', tabIndex: 0, 'aria-disabled': true }
      : { href, onClick: openStop, ...shortcutProps(keyName) };
  return (
    <a {...target} id={`step-${direction}`} className={joinClassNames(button, css.stopLink)}>
      {children}
    </a>
  );
}
