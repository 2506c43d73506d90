import Layers from 'virtual:icon/layers';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from 'ui/feedback/use-focus-on-arrival';
import { skipLink } from 'ui/frame/page-frame.css';
import { Icon } from 'ui/layout/icon';
import * as css from './demo-bar.css';

interface DemoLink {
  name: string;
  to: string;
  current: boolean;
}

export interface DemoView {
  words: Record<
    | 'bar'
    | 'open'
    | 'persona'
    | 'partner'
    | 'language'
    | 'clock'
    | 'day'
    | 'fortnight'
    | 'control'
    | 'hide'
    | 'addStop',
    string
  >;
  scenario: string;
  notices: string[];
  now: string;
  personas: DemoLink[];
  partners: DemoLink[];
  languages: DemoLink[];
  next: { application: string; status: string; label: string } | null;
  controlPage: string;
  addStop: string;
  here: string;
}

export function DemoBar({ demo }: { demo: DemoView }) {
  const { t } = useTranslation('frame');
  const { words, next } = demo;
  return (
    <aside className={css.bar} aria-label={words.bar} data-shows-codes>
      <a href="#content" className={skipLink}>
        {t('skip')}
      </a>
      <p className={css.statusLine}>
        <Icon of={Layers} size={16} />
        <b className={css.title}>{words.bar}</b>
        <span className={css.scenario}>{demo.scenario}</span>
        <span className={css.clock}>
          <span className={css.hidden}>{`${words.clock} `}</span>
          <span translate="no">{demo.now}</span>
        </span>
        {demo.notices.map((notice) => (
          <span key={notice} className={css.fault}>
            {notice}
          </span>
        ))}
      </p>
      <details className={css.controls}>
        <summary className={css.summary}>{words.open}</summary>
        <div className={css.panel}>
          <Links title={words.persona} links={demo.personas} />
          <Links title={words.partner} links={demo.partners} />
          <Links title={words.language} links={demo.languages} />
          <Form method="post" action="/demo/control" className={css.row}>
            <input type="hidden" name="returnTo" value={demo.here} />
            <button type="submit" className={css.button} name="by" value="P1D">
              {words.day}
            </button>
            <button type="submit" className={css.button} name="by" value="P14D">
              {words.fortnight}
            </button>
            <button type="submit" className={css.button} name="intent" value="hide" onClick={focusHeading}>
              {words.hide}
            </button>
            <a className={css.link} href={demo.controlPage} target="_blank" rel="noreferrer">
              {words.control}
            </a>
            <a className={css.link} href={demo.addStop} target="_blank" rel="noreferrer">
              {words.addStop}
            </a>
          </Form>
          {next && (
            <Form method="post" action="/demo/control" className={css.row}>
              <input type="hidden" name="returnTo" value={demo.here} />
              <input type="hidden" name="application" value={next.application} />
              <button type="submit" className={css.button} name="status" value={next.status}>
                {next.label}
              </button>
            </Form>
          )}
        </div>
      </details>
    </aside>
  );
}

function Links({ title, links }: { title: string; links: DemoView['personas'] }) {
  return (
    <p className={css.row}>
      <span className={css.quiet}>{title}</span>
      {links.map(({ name, to, current }) => (
        <a key={name} className={css.link} href={to} aria-current={current || undefined}>
          {name}
        </a>
      ))}
    </p>
  );
}
