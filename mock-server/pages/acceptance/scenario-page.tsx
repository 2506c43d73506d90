import Check from 'virtual:icon/check';
import Circle from 'virtual:icon/circle';
import SquareArrowOutUpRight from 'virtual:icon/square-arrow-up-right-exit';
import { Icon } from 'ui/layout/icon';
import { visuallyHidden } from '../base/visually-hidden.css';
import { LiveLink } from '../live/live-link';
import { useTexts } from '../live/page-context';
import { ButtonLink } from '../parts/button';
import { button } from '../parts/button.css';
import { card } from '../parts/card.css';
import { frame } from '../parts/frame.css';
import type { ScenarioData } from './acceptance-data';
import * as css from './acceptance-page.css';

export default function ScenarioPage(data: ScenarioData) {
  const { name, tags, isTickedManually, steps, tickHref, listHref, portalHref } = data;
  const t = useTexts('pages');
  const nextIndex = steps.findIndex(({ isDone }) => !isDone);
  return (
    <main className={frame.text} id="content" tabIndex={-1}>
      <p>
        <a href={listHref}>{t('allScenarios')}</a>
      </p>
      <section className={card} aria-labelledby="script">
        <div className={css.runHeader}>
          <h1 id="script" lang="en">
            {name}
          </h1>
        </div>
        <p className={css.text}>{tags}</p>
        {isTickedManually && <p className={css.text}>{t('byHand')}</p>}
        <ol>
          {Array.from(steps.entries(), ([place, { kind, text, isDone }]) => (
            <li key={place} className={css.runStep} data-done={isDone}>
              <Icon of={isDone ? Check : Circle} size={16} />
              <p>
                <b>{t(`stepKinds.${kind}`)}</b> <span lang="en">{text}</span>
              </p>
              {isDone && <span className={visuallyHidden}>{t('done')}</span>}
              {place === nextIndex && tickHref !== null && (
                <LiveLink
                  className={button}
                  data-look="outline"
                  href={tickHref}
                  aria-label={`${t('tick')}: ${text}`}
                >
                  <Icon of={Check} size={16} />
                  <span>{t('tick')}</span>
                </LiveLink>
              )}
            </li>
          ))}
        </ol>
        {tickHref === null && (
          <p className={css.runFooter} role="status">
            <b>{t('shown')}</b>
          </p>
        )}
        <p className={css.runFooter}>
          <ButtonLink
            variant="primary"
            icon={SquareArrowOutUpRight}
            href={portalHref}
            target="_blank"
            rel="noopener"
          >
            {t('openPortal')}
          </ButtonLink>
        </p>
      </section>
    </main>
  );
}
