import Layers from 'virtual:icon/layers';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from 'ui/feedback/use-focus-on-arrival';
import { skipLink } from 'ui/frame/page-frame.css';
import { Icon } from 'ui/layout/icon';
import * as css from './demo-bar.css';

interface DemoLink {
  name: string;
  href: string;
  current: boolean;
}

export interface DemoView {
  texts: Record<
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
  formattedTime: string;
  personas: DemoLink[];
  partners: DemoLink[];
  languages: DemoLink[];
  nextStatus: { application: string; status: string; label: string } | null;
  controlPageUrl: string;
  addStop: string;
  pathAndQuery: string;
}

export function DemoBar({ demo }: { demo: DemoView }) {
  const { t } = useTranslation('frame');
  const { texts, nextStatus } = demo;
  return (
    <aside className={css.bar} aria-label={texts.bar} data-shows-codes>
      <a href="#content" className={skipLink}>
        {t('skip')}
      </a>
      <p className={css.statusLine}>
        <Icon of={Layers} size={16} />
        <b className={css.title}>{texts.bar}</b>
        <span className={css.scenario}>{demo.scenario}</span>
        <span className={css.clock}>
          <span className={css.hidden}>{`${texts.clock} `}</span>
          <span translate="no">{demo.formattedTime}</span>
        </span>
        {demo.notices.map((notice) => (
          <span key={notice} className={css.fault}>
            {notice}
          </span>
        ))}
      </p>
      <details className={css.controls}>
        <summary className={css.summary}>{texts.open}</summary>
        <div className={css.panel}>
          <LinkGroup title={texts.persona} links={demo.personas} />
          <LinkGroup title={texts.partner} links={demo.partners} />
          <LinkGroup title={texts.language} links={demo.languages} />
          <Form method="post" action="/demo/control" className={css.row}>
            <input type="hidden" name="returnTo" value={demo.pathAndQuery} />
            <button type="submit" className={css.button} name="by" value="P1D">
              {texts.day}
            </button>
            <button type="submit" className={css.button} name="by" value="P14D">
              {texts.fortnight}
            </button>
            <button type="submit" className={css.button} name="intent" value="hide" onClick={focusHeading}>
              {texts.hide}
            </button>
            <a className={css.link} href={demo.controlPageUrl} target="_blank" rel="noreferrer">
              {texts.control}
            </a>
            <a className={css.link} href={demo.addStop} target="_blank" rel="noreferrer">
              {texts.addStop}
            </a>
          </Form>
          {nextStatus && (
            <Form method="post" action="/demo/control" className={css.row}>
              <input type="hidden" name="returnTo" value={demo.pathAndQuery} />
              <input type="hidden" name="application" value={nextStatus.application} />
              <button type="submit" className={css.button} name="status" value={nextStatus.status}>
                {nextStatus.label}
              </button>
            </Form>
          )}
        </div>
      </details>
    </aside>
  );
}

function LinkGroup({ title, links }: { title: string; links: DemoView['personas'] }) {
  return (
    <p className={css.row}>
      <span className={css.paleText}>{title}</span>
      {links.map(({ name, href, current }) => (
        <a key={name} className={css.link} href={href} aria-current={current || undefined}>
          {name}
        </a>
      ))}
    </p>
  );
}
