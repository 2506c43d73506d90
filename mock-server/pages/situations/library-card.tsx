import { useState } from 'react';
import { LiveLink } from '../live/live-link';
import { usePage, useTexts } from '../live/page-context';
import { card, cardCount, header, headerEnd, quietText } from '../parts/card.css';
import { chips } from '../parts/chips.css';
import { ExternalIconLink } from '../parts/icon-link';
import { Miniature } from '../parts/miniature';
import { useActionHref, useFilteredHref } from '../parts/page-forms';
import { SearchForm } from '../parts/search-form';
import { includesSearchWords, normalizeSearchText } from '../parts/search-text';
import { IdentificationMatrix, type IdentificationMatrixData } from './identification-matrix';
import * as css from './library-card.css';
import type { Situation, SituationGroup } from './situation';

export interface LibraryData {
  readonly search: string;
  readonly group: SituationGroup | null;
  readonly groups: readonly SituationGroup[];
  readonly situations: readonly Situation[];
  readonly matrix: IdentificationMatrixData;
}

export function LibraryCard({ search: initialSearch, group, groups, situations, matrix }: LibraryData) {
  const { sandbox, language } = usePage();
  const t = useTexts('pages');
  const [search, setSearch] = useState(initialSearch);
  const visibleSituations = sortBestFirst(
    situations.filter(({ searchText }) => includesSearchWords(searchText, search)),
    search,
  );
  const groupsOfShown = new Set(visibleSituations.map((situation) => situation.group));
  const groupsShown =
    search.trim() === '' ? groups.filter((groupName) => groupsOfShown.has(groupName)) : groupsOfShown;
  return (
    <aside className={`${card} ${css.library}`} aria-labelledby="scenarios" id="library">
      <div className={header}>
        <h1 className={css.title} id="scenarios">
          {t('scenarios')}
        </h1>
        <span className={`${cardCount} ${headerEnd}`} data-count="">
          {visibleSituations.length}
        </span>
      </div>
      <div className={css.search}>
        <SearchForm
          action="/simulator/situations"
          keptParameters={{ sandbox: sandbox?.id, group, lang: language }}
          value={initialSearch}
          label={t('search')}
          placeholder={t('searchHere')}
          onSearch={setSearch}
        />
      </div>
      <GroupFilter current={group} groups={groups} />
      <a className={css.skipLink} href="#scenario">
        {t('toLoaded')}
      </a>
      {visibleSituations.length === 0 && <p className={`${quietText} ${css.noMatchNote}`}>{t('noMatch')}</p>}
      {[...groupsShown].map((groupName, place, visibleGroups) => (
        <GroupSection
          key={groupName}
          group={groupName}
          nextGroup={visibleGroups[place + 1]}
          situations={visibleSituations.filter((situation) => situation.group === groupName)}
          matrix={matrix}
          isNarrowed={group !== null || search.trim() !== ''}
        />
      ))}
    </aside>
  );
}

/** Matching names come first, then situations with one application. */
function sortBestFirst(situations: readonly Situation[], search: string): readonly Situation[] {
  if (search.trim() === '') return situations;
  const rank = ({ title, miniature }: Situation) =>
    includesSearchWords(normalizeSearchText([title]), search) ? 0 : miniature.tones.length === 1 ? 1 : 2;
  return situations.toSorted((left, right) => rank(left) - rank(right));
}

function GroupFilter({
  current,
  groups,
}: {
  current: SituationGroup | null;
  groups: readonly SituationGroup[];
}) {
  const t = useTexts('pages');
  const filtered = useFilteredHref('/simulator/situations');
  return (
    <nav className={`${chips} ${css.groups}`} aria-label={t('scenarios')}>
      {[null, ...groups].map((group) => (
        <LiveLink
          key={group}
          href={`${filtered({ group })}#library`}
          aria-current={group === current ? 'true' : undefined}
        >
          {group === null ? t('all') : t(`groups.${group}`)}
        </LiveLink>
      ))}
    </nav>
  );
}

interface GroupProps {
  group: SituationGroup;
  nextGroup: SituationGroup | undefined;
  situations: readonly Situation[];
  matrix: IdentificationMatrixData;
  isNarrowed: boolean;
}

function GroupSection({ group, nextGroup, situations, matrix, isNarrowed }: GroupProps) {
  const t = useTexts('pages');
  // A live update keeps the group open, because the focus may be in it.
  const [isOpenAtFirst] = useState(() => situations.some(({ isLoaded }) => isLoaded));
  const inMatrix = new Set(matrix.rows.flatMap(({ cells }) => cells));
  const rows = situations.filter(({ id }) => !inMatrix.has(id));
  return (
    <details open={isNarrowed || isOpenAtFirst}>
      <summary className={css.groupSummary} id={`group-${group}`}>
        <h2>{t(`groups.${group}`)}</h2>
        <span className={cardCount}>{situations.length}</span>
      </summary>
      <a className={css.skipLink} href={nextGroup === undefined ? '#scenario' : `#group-${nextGroup}`}>
        {nextGroup === undefined ? t('toLoaded') : t('toGroup', { name: t(`groups.${nextGroup}`) })}
      </a>
      {rows.length > 0 && (
        <ul>
          {rows.map((situation) => (
            <Row key={situation.id} {...situation} />
          ))}
        </ul>
      )}
      {rows.length < situations.length && (
        <IdentificationMatrix {...matrix} situations={situations} isNarrowed={isNarrowed} />
      )}
    </details>
  );
}

function Row({ id, title, description, summary, miniature, isLoaded }: Situation) {
  const { language } = usePage();
  const t = useTexts('pages');
  return (
    <li className={css.situation} data-row="" aria-current={isLoaded ? 'true' : undefined}>
      <form method="post" action={useActionHref('scenario')}>
        <button type="submit" name="scenario" value={id} title={description}>
          <Miniature miniature={miniature} />
          <b lang={language}>{title}</b>
          <small>{summary}</small>
        </button>
      </form>
      <ExternalIconLink href={`/simulator/play/${id}`} label={t('play')} of={title} />
    </li>
  );
}
