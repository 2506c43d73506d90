import Bookmark from 'virtual:icon/bookmark';
import Clapperboard from 'virtual:icon/clapperboard';
import Film from 'virtual:icon/film';
import GitBranch from 'virtual:icon/git-branch';
import Landmark from 'virtual:icon/landmark';
import Link2 from 'virtual:icon/link-2';
import Play from 'virtual:icon/play';
import Share2 from 'virtual:icon/share-2';
import Unlink from 'virtual:icon/unlink-2';
import { useEffect, useRef } from 'react';
import { Icon, type IconDrawing } from 'ui/layout/icon';
import { visuallyHidden } from '../base/visually-hidden.css';
import { CopyLink } from '../live/copy-link';
import { LiveForm } from '../live/live-form';
import { LiveLink } from '../live/live-link';
import { usePage, useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { button } from '../parts/button.css';
import { body, card, cardCount as pill, quietText } from '../parts/card.css';
import { DemoTabs } from '../parts/demo-tabs';
import { frame, head } from '../parts/frame.css';
import { segment, segments } from '../parts/segments.css';
import { TABLE_ROLES as roles } from '../parts/table-roles';
import { addWorldToHref } from '../shell/navigation-items';
import * as css from './share.css';
import { LINK_DAYS, type ListedLink, type SharedData, type SharedKind } from './shared-data';

const ICON_BY_KIND: Readonly<Record<SharedKind, IconDrawing>> = {
  state: Bookmark,
  film: Film,
  bank: Landmark,
  script: Play,
  comparison: GitBranch,
};

export default function SharedPage(data: SharedData) {
  const { open, openLinkCount, links, endedLinks } = data;
  const t = useTexts('shared');
  const summary = useFocus(data);
  const isEmpty = open === 0 && endedLinks.length === 0;
  return (
    <main className={frame.middle} id="content" tabIndex={-1}>
      <DemoTabs currentTab="shared" />
      <header className={head}>
        <h1>{t('title')}</h1>
        <p>{t('lead', { days: LINK_DAYS })}</p>
      </header>
      {isEmpty ? (
        <NoLinks />
      ) : (
        <>
          <div className={css.aboveTable}>
            <p className={css.counts} ref={summary} tabIndex={-1}>
              <b>{t('open', { count: open })}</b>{' '}
              {openLinkCount > 0 && <span>{t('openNow', { count: openLinkCount })}</span>}
            </p>
            <KindFilter {...data} />
          </div>
          {links.length === 0 ? (
            <p className={`${card} ${body}`}>{t('noneOpen')}</p>
          ) : (
            <LinkTable {...data} rows={links} name={t('title')} />
          )}
          {endedLinks.length > 0 && (
            <details className={`${card} ${css.endedLinks}`}>
              <summary>{t('ended', { count: endedLinks.length })}</summary>
              <LinkTable {...data} rows={endedLinks} name={t('ended', { count: endedLinks.length })} />
            </details>
          )}
          <p className={quietText}>{t('kept')}</p>
        </>
      )}
    </main>
  );
}

/** Moves the focus, because the pressed button is gone. */
function useFocus({ linkToConfirm }: SharedData) {
  const summary = useRef<HTMLParagraphElement>(null);
  const previousLink = useRef<string | null>(null);
  useEffect(() => {
    if (linkToConfirm !== null) document.getElementById('ask')?.focus();
    else if (previousLink.current !== null)
      (document.getElementById(`withdraw-${previousLink.current}`) ?? summary.current)?.focus();
    previousLink.current = linkToConfirm;
  }, [linkToConfirm]);
  return summary;
}

function NoLinks() {
  const page = usePage();
  const t = useTexts('shared');
  return (
    <section className={`${card} ${css.emptyNote}`} aria-labelledby="nothing">
      <span className={css.badge}>
        <Icon of={Share2} size={20} />
      </span>
      <h2 id="nothing">{t('nothing')}</h2>
      <p>{t('nothingText')}</p>
      <p className={css.buttons}>
        <ButtonLink
          variant="primary"
          icon={Bookmark}
          href={`${addWorldToHref('/simulator/situations', page)}#states`}
        >
          {t('toStates')}
        </ButtonLink>
        <ButtonLink icon={Clapperboard} href={addWorldToHref('/simulator/film', page)}>
          {t('toFilm')}
        </ButtonLink>
      </p>
    </section>
  );
}

function useSharedHref() {
  const page = usePage();
  return (query: { kind?: SharedKind | null; ask?: string }) => {
    const parameters = Object.entries(query).filter(([, value]) => value);
    const text = new URLSearchParams(parameters as [string, string][]);
    return [addWorldToHref('/simulator/shared', page), String(text)].filter(Boolean).join('&');
  };
}

function KindFilter({ kinds }: SharedData) {
  const t = useTexts('shared');
  const hrefOf = useSharedHref();
  return (
    <nav className={segments} aria-label={t('filter')}>
      {kinds.map(({ kind, count, isShown }) => (
        <LiveLink
          key={kind}
          className={segment}
          href={hrefOf({ kind })}
          aria-current={isShown ? 'true' : undefined}
        >
          <span>{kind ? t(`kinds.${kind}`) : t('all')}</span> <span className={pill}>{count}</span>
        </LiveLink>
      ))}
    </nav>
  );
}

const COLUMNS = ['name', 'for', 'made', 'opened', 'until'] as const;

function LinkTable({ rows, name, ...data }: SharedData & { rows: readonly ListedLink[]; name: string }) {
  const t = useTexts('shared');
  return (
    <table className={css.table} aria-label={name} {...roles.table}>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" {...roles.columnheader}>
              {t(`column.${column}`)}
            </th>
          ))}
          <th scope="col" {...roles.columnheader}>
            <span className={visuallyHidden}>{t('column.change')}</span>
          </th>
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {rows.map((link) => (
          <LinkRow key={link.id} link={link} {...data} />
        ))}
      </tbody>
    </table>
  );
}

function LinkRow({
  link,
  linkToConfirm,
  kinds,
}: Pick<SharedData, 'linkToConfirm' | 'kinds'> & { link: ListedLink }) {
  const t = useTexts('shared');
  const { name, world, createdText, visits, lastVisit, openWorldCount, validUntil, audience, state } = link;
  const shownKind = kinds.find(({ isShown }) => isShown)?.kind ?? null;
  return (
    <>
      <tr {...roles.row}>
        <th scope="row" {...roles.rowheader}>
          <span className={css.sharedContent}>
            <span className={css.badge} aria-hidden="true">
              <Icon of={ICON_BY_KIND[link.kind]} size={18} />
            </span>
            <span>
              <b>{name}</b>
              <small>
                <span>{t(`kind.${link.kind}`)}</span> · <span>{world}</span>
              </small>
            </span>
          </span>
        </th>
        <Cell column="for">{audience || <span className={quietText}>{t('nobodyNamed')}</span>}</Cell>
        <Cell column="made">{createdText}</Cell>
        <Cell column="opened">
          <span>{t('visits', { n: visits })}</span>
          {openWorldCount > 0 ? (
            <small className={css.openNowCount}>{t('nowOpen', { count: openWorldCount })}</small>
          ) : (
            lastVisit && <small>{t('last', { when: lastVisit })}</small>
          )}
        </Cell>
        <Cell column="until">
          {state === 'open' ? validUntil : t(state === 'expired' ? 'isExpired' : 'isWithdrawn')}
        </Cell>
        <td className={css.linkActions} {...roles.cell}>
          <Change link={link} kind={shownKind} />
        </td>
      </tr>
      {linkToConfirm === link.id && <Question link={link} kind={shownKind} />}
    </>
  );
}

function Cell({ column, children }: { column: (typeof COLUMNS)[number]; children: React.ReactNode }) {
  const t = useTexts('shared');
  return (
    <td {...roles.cell}>
      <span className={css.columnLabel} aria-hidden="true">
        {t(`column.${column}`)}
      </span>
      <span>{children}</span>
    </td>
  );
}

interface LinkProps {
  link: ListedLink;
  kind: SharedKind | null;
}

function Change({ link: { id, href, name }, kind }: LinkProps) {
  const t = useTexts('shared');
  const hrefOf = useSharedHref();
  if (href === null)
    return (
      <ChangeForm id={id} kind={kind}>
        <Button icon={Link2} name="intent" value="share" aria-label={`${t('shareAgain')}: ${name}`}>
          {t('shareAgain')}
        </Button>
      </ChangeForm>
    );
  return (
    <>
      <CopyLink
        className={button}
        data-look="outline"
        href={href}
        copied={t('copied')}
        aria-label={`${t('copy')}: ${name}`}
      >
        {t('copy')}
      </CopyLink>
      <LiveLink
        className={button}
        data-look="outline"
        id={`withdraw-${id}`}
        href={`${hrefOf({ kind, ask: id })}#ask`}
        aria-label={`${t('withdraw')}: ${name}`}
      >
        {t('withdraw')}
      </LiveLink>
    </>
  );
}

function ChangeForm({
  id,
  kind,
  children,
}: {
  id: string;
  kind: SharedKind | null;
  children: React.ReactNode;
}) {
  const page = usePage();
  return (
    <LiveForm className={css.buttons} method="post" action={addWorldToHref('/simulator/shared', page)}>
      <input type="hidden" name="link" value={id} />
      {kind && <input type="hidden" name="kind" value={kind} />}
      {children}
    </LiveForm>
  );
}

function Question({
  link: { id, kind: sharedKind, name, audience, visits, openWorldCount },
  kind,
}: LinkProps) {
  const t = useTexts('shared');
  const hrefOf = useSharedHref();
  const details = [audience && t('for', { name: audience }), t('visits', { n: visits })].filter(Boolean);
  return (
    <tr className={css.confirmationRow} {...roles.row}>
      <td colSpan={COLUMNS.length + 1} {...roles.cell}>
        <section className={css.question} id="ask" tabIndex={-1} aria-labelledby="ask-title">
          <h2 id="ask-title">{t('ask.title', { name })}</h2>
          <p className={quietText}>{details.join(' · ')}</p>
          <ul>
            {sharedKind === 'film' || sharedKind === 'comparison' ? (
              <li>{t(`ask.${sharedKind}`)}</li>
            ) : (
              <li>{openWorldCount > 0 ? t('ask.openNow', { count: openWorldCount }) : t('ask.notOpen')}</li>
            )}
            <li>{t('ask.next')}</li>
            <li>{t('ask.own')}</li>
          </ul>
          <div className={css.buttons}>
            <LiveLink className={button} data-look="outline" href={hrefOf({ kind })}>
              {t('ask.keep')}
            </LiveLink>
            <ChangeForm id={id} kind={kind}>
              <Button variant="danger" icon={Unlink} name="intent" value="withdraw">
                {t('withdraw')}
              </Button>
            </ChangeForm>
          </div>
        </section>
      </td>
    </tr>
  );
}
