import GitBranch from 'virtual:icon/git-branch';
import Link2 from 'virtual:icon/link-2';
import SkipForward from 'virtual:icon/skip-forward';
import SquareArrowOutUpRight from 'virtual:icon/square-arrow-up-right-exit';
import type { ReactNode } from 'react';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { visuallyHidden } from '../base/visually-hidden.css';
import { LiveLink } from '../live/live-link';
import { useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { body, card, cardCount, quietText } from '../parts/card.css';
import { frame, headerRow } from '../parts/frame.css';
import { notice as noticeStyle } from '../parts/notice.css';
import { segment, segments } from '../parts/segments.css';
import { StatusTag } from '../parts/status-tag';
import { TABLE_ROLES as roles } from '../parts/table-roles';
import { ShareLink } from '../share/share-link';
import type { BranchLetter, BranchSide, CompareData, ComparedRow, DifferenceGroup } from './compare-data';
import * as css from './compare-page.css';
import { branchLetter as letterMark } from './history-page.css';

export default function ComparePage(data: CompareData) {
  const { notice, link, showsAll, views, differenceCount, equalUntil, sides } = data;
  const t = useTexts('comparison');
  return (
    <main className={frame.wide} id="content" tabIndex={-1}>
      <div className={headerRow}>
        <div>
          <h1>{t('title')}</h1>
          <p className={quietText}>{t('lead')}</p>
        </div>
        <nav className={segments} aria-label={t('view')}>
          <ViewLink href={views.differencesHref} isShown={!showsAll}>
            <span>{t('onlyDifferent')}</span>
            <span className={cardCount} id="count">
              {differenceCount}
            </span>
          </ViewLink>
          <ViewLink href={views.all} isShown={showsAll}>
            <span>{t('all')}</span>
          </ViewLink>
        </nav>
      </div>
      <details className={joinClassNames(card, css.share)} open={link !== null}>
        <summary>
          <Icon of={Link2} size={16} />
          <span>{t('share')}</span>
        </summary>
        <ShareLink
          name={sides.map(({ name }) => name).join(' – ')}
          link={link}
          action={data.shareAction}
          hint={t('shareHint')}
        />
      </details>
      {notice !== null && (
        <p className={noticeStyle} data-tone="bad" role="alert" id="notice">
          {notice}
        </p>
      )}
      <ForkPoint equalUntil={equalUntil} movePointHref={data.movePointHref} />
      {equalUntil !== null && <div className={css.forkLines} aria-hidden="true" />}
      <div className={css.sides}>
        <SideChoice sides={sides} />
        {sides.map((side) => (
          <SideCard
            key={side.letter}
            {...side}
            differentScreens={data.differentScreenCount}
            advanceAction={data.advanceAction}
          />
        ))}
      </div>
      <Differences {...data} />
    </main>
  );
}

function ViewLink({ href, isShown, children }: { href: string; isShown: boolean; children: ReactNode }) {
  return (
    <LiveLink className={segment} href={href} aria-current={isShown ? 'true' : undefined}>
      {children}
    </LiveLink>
  );
}

function ForkPoint({ equalUntil, movePointHref }: Pick<CompareData, 'equalUntil' | 'movePointHref'>) {
  const t = useTexts('comparison');
  if (equalUntil === null) return <p className={css.forkPoint}>{t('unrelated')}</p>;
  return (
    <p className={css.forkPoint}>
      <Icon of={GitBranch} size={16} />
      <span>
        <b>{t('equalUntil')}</b> <span>{equalUntil}</span>
      </span>{' '}
      <a href={movePointHref}>{t('movePoint')}</a>
    </p>
  );
}

function LetterMark({ letter }: { letter: BranchLetter }) {
  return (
    <span className={letterMark} data-letter={letter}>
      {letter}
    </span>
  );
}

function SideChoice({ sides }: Pick<CompareData, 'sides'>) {
  const t = useTexts('comparison');
  return (
    <fieldset className={css.choice}>
      <legend className={visuallyHidden}>{t('shownSide')}</legend>
      {sides.map(({ letter, name }) => (
        <label key={letter} className={css.option}>
          <input
            className={visuallyHidden}
            type="radio"
            name="shown-side"
            value={letter}
            defaultChecked={letter === 'A'}
          />
          <LetterMark letter={letter} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SideCardProps extends BranchSide {
  readonly differentScreens: number;
  readonly advanceAction: string;
}

function SideCard({ letter, name, status, progress, advance, ...side }: SideCardProps) {
  const { frame, path, user, differentScreens } = side;
  const t = useTexts('comparison');
  const differs = differentScreens > 0;
  return (
    <section
      className={joinClassNames(card, css.side)}
      data-letter={letter}
      aria-labelledby={`side-${letter}`}
    >
      <div className={css.sideHeader}>
        <span className={letterMark} data-letter={letter} aria-hidden="true">
          {letter}
        </span>
        <h2 id={`side-${letter}`} tabIndex={-1}>
          <span className={visuallyHidden}>{`${letter}: `}</span>
          <span>{name}</span>
        </h2>
        {status && <StatusTag status={status.displayed} label={status.label} />}
        <span className={css.progress}>{progress}</span>
      </div>
      <div className={css.sideBody}>
        {frame === null ? (
          <p className={quietText}>{t('noFrame')}</p>
        ) : (
          <div>
            <div className={css.screen} data-differs={differs ? '' : undefined}>
              <p className={css.screenBar}>
                <span>{path}</span>
                <span>{user}</span>
              </p>
              <div className={css.frame}>
                <iframe id={`portal-${letter.toLowerCase()}`} src={frame} title={t('frame', { letter })} />
              </div>
            </div>
            {differs && <p className={css.screenNote}>{t('screensDiffer', { n: differentScreens })}</p>}
          </div>
        )}
        <div className={css.buttons}>
          <ButtonLink
            variant="primary"
            icon={SquareArrowOutUpRight}
            href={side.portalHref}
            target="_blank"
            rel="noopener"
          >
            {t('open', { letter })}
          </ButtonLink>
          {advance && (
            <form method="post" action={side.advanceAction}>
              <input type="hidden" name="application" value={advance.application} />
              <Button icon={SkipForward} name="side" value={letter}>
                {advance.label}
              </Button>
            </form>
          )}
          <ButtonLink href={side.historyHref}>{t('course', { letter })}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Differences({ groups, differenceCount, equalText, views, sides }: CompareData) {
  const t = useTexts('comparison');
  return (
    <div className={card}>
      <h2 id="differences" className={visuallyHidden}>
        {t('differences')}
      </h2>
      {differenceCount === 0 && <p className={body}>{t('same')}</p>}
      <table className={css.table} {...roles.table} aria-labelledby="differences">
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th scope="col" {...roles.columnheader}>
              {t('what')}
            </th>
            {sides.map(({ letter, name }) => (
              <th key={letter} scope="col" {...roles.columnheader}>
                <LetterMark letter={letter} /> <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {groups.map(
            ({ group, differenceCount: n, rows }) =>
              rows.length > 0 && <GroupRows key={group} group={group} differenceCount={n} rows={rows} />,
          )}
        </tbody>
      </table>
      {equalText !== null && (
        <p className={css.equalValuesNote}>
          <span>{`${t('equal')} ${equalText}`}</span> <LiveLink href={views.all}>{t('showEqual')}</LiveLink>
        </p>
      )}
    </div>
  );
}

function GroupRows({ group, differenceCount, rows }: CompareData['groups'][number]) {
  const t = useTexts('comparison');
  return (
    <>
      <tr className={css.group} {...roles.row}>
        <th colSpan={3} scope="colgroup" {...roles.columnheader}>
          <span>{t(`group.${group}`)}</span>{' '}
          <span className={cardCount} data-count={group}>
            {t('different', { n: differenceCount })}
          </span>
        </th>
      </tr>
      {rows.map(({ key, label, a, b, isDifferent }) => (
        <tr key={key} {...roles.row}>
          <th scope="row" {...roles.rowheader}>
            {label}
          </th>
          <ComparedValueCell side="A" value={a} group={group} isDifferent={isDifferent} />
          <ComparedValueCell side="B" value={b} group={group} isDifferent={isDifferent} />
        </tr>
      ))}
    </>
  );
}

interface ValueProps {
  readonly side: BranchLetter;
  readonly value: ComparedRow['a'];
  readonly group: DifferenceGroup;
  readonly isDifferent: boolean;
}

function ComparedValueCell({ side, value, group, isDifferent }: ValueProps) {
  const t = useTexts('comparison');
  const emptyTextKey = group === 'pending' ? 'notAsked' : group === 'mails' ? 'noMail' : 'none';
  const appearance = value === null ? 'none' : isDifferent ? 'different' : undefined;
  return (
    <td {...roles.cell} className={css.value} data-side={side} data-look={appearance}>
      <span>{value === null ? t(emptyTextKey) : value.text}</span>
      {value?.code && <code>{value.code}</code>}
    </td>
  );
}
