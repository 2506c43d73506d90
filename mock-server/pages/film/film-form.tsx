import Clapperboard from 'virtual:icon/clapperboard';
import { LANGUAGES } from 'contracts/api/enumerations/language';
import { FILM_PACES } from 'fixtures/film-timing';
import { useState } from 'react';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { LiveForm } from '../live/live-form';
import { LiveLink } from '../live/live-link';
import { usePage, useTexts } from '../live/page-context';
import { Button, ButtonLink } from '../parts/button';
import { card, quietText } from '../parts/card.css';
import { field } from '../parts/field.css';
import { LabelledSelect } from '../parts/labelled-select';
import { SearchForm } from '../parts/search-form';
import { segment, segments } from '../parts/segments.css';
import { LANGUAGE_NAMES } from '../shell/language-names';
import { addWorldToHref, portalHref } from '../shell/navigation-items';
import * as css from './film.css';
import type { FilmData, StepRange } from './film-data';
import { type FilmLength, formatDecimal, useFilmLength } from './film-length';
import { FilmStrip } from './film-strip';
import { indicesOfRange } from './step-range';

export function FilmForm(data: FilmData) {
  const { what, obstacle, choice } = data;
  const page = usePage();
  const t = useTexts('film');
  const address = addWorldToHref('/simulator/film', page);
  const { length, ticked: tickedIds, part, setPart, measure, reset } = useFilmLength(data);
  return (
    <section className={`${card} ${css.form}`} aria-labelledby="what-title">
      <h2 id="what-title">{t('what')}</h2>
      <p>
        <span className={segments}>
          {(['clicks', 'scenario'] as const).map((kind) => (
            <LiveLink
              key={kind}
              className={segment}
              href={`${address}&what=${kind}`}
              aria-current={kind === what ? 'true' : undefined}
            >
              {t(kind)}
            </LiveLink>
          ))}
        </span>
      </p>
      {what === 'scenario' && <ScenarioSearch {...data} />}
      <LiveForm
        className={css.fields}
        method="post"
        action={address}
        onChange={({ currentTarget }) => measure(currentTarget)}
        onReset={reset}
      >
        <input type="hidden" name="what" value={what} />
        {what === 'clicks' && <OtherWorlds {...data} />}
        {what === 'clicks' ? (
          <Clicks {...data} {...{ length, tickedIds, part, setPart }} />
        ) : (
          <Scenarios {...data} />
        )}
        {obstacle === null && (
          <>
            <h2>{t('look')}</h2>
            <div className={css.appearanceFields}>
              <LabelledSelect
                name="language"
                label={t('language')}
                defaultValue={choice.language}
                choices={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }))}
              />
              <LabelledSelect
                name="size"
                label={t('size')}
                defaultValue={choice.size}
                choices={(['desk', 'phone'] as const).map((value) => ({ value, label: t(value) }))}
              />
              <LabelledSelect
                name="pace"
                label={t('pace')}
                defaultValue={choice.pace}
                choices={FILM_PACES.map((value) => ({ value, label: t(`paces.${value}`) }))}
              />
              <LabelledSelect
                name="captions"
                label={t('captions')}
                defaultValue={choice.hasCaptions ? 'above' : 'none'}
                choices={[
                  { value: 'above', label: t('captionsAbove') },
                  { value: 'none', label: t('captionsNone') },
                ]}
              />
              <LabelledSelect
                name="format"
                label={t('format')}
                defaultValue={choice.format}
                choices={[
                  { value: 'webp', label: t('formatWebp') },
                  { value: 'gif', label: t('formatGif') },
                ]}
              />
              <label className={css.fullWidth}>
                <span>{t('filmTitle')}</span>
                <input
                  className={field}
                  name="title"
                  maxLength={80}
                  defaultValue={choice.title}
                  aria-describedby="title-hint"
                  autoComplete="off"
                />
              </label>
            </div>
            <p className={quietText} id="title-hint">
              {t('titleHint')}
            </p>
            <p className={quietText}>{t('copyHint')}</p>
            <p className={`${css.actions} ${css.makeRow}`}>
              <Button variant="primary" size="large" icon={Clapperboard}>
                {t('make')}
              </Button>
              {what === 'clicks' && length.pictures > 0 && (
                <span className={css.filmLength}>
                  <b>{t('length', { count: length.pictures, seconds: length.seconds })}</b>{' '}
                  <span className={quietText}>{t('lengthOf')}</span>
                </span>
              )}
            </p>
          </>
        )}
      </LiveForm>
    </section>
  );
}

interface ClicksProps extends FilmData {
  readonly length: FilmLength;
  readonly tickedIds: readonly string[];
  readonly setPart: (part: StepRange) => void;
}

function Clicks({ clicks, obstacle, length, tickedIds, part, setPart }: ClicksProps) {
  const page = usePage();
  const isHydrated = useHydrated();
  const [showsCutSteps, setShowsCutSteps] = useState(false);
  const t = useTexts('film');
  if (clicks.length === 0) {
    return (
      <>
        <p>{t('noClicks')}</p>
        <p>
          <ButtonLink
            href={portalHref(page.sandbox?.persona ?? 'visitor', page)}
            target="_blank"
            rel="noopener"
          >
            {t('openPortal')}
          </ButtonLink>
        </p>
      </>
    );
  }
  const { from, to } = indicesOfRange(clicks, part);
  const isCut = (index: number) => index < from || index > to;
  const stateOf = (id: string, index: number) => {
    const milliseconds = length.millisecondsById.get(id);
    if (isCut(index)) return t('strip.isCut');
    return milliseconds === undefined
      ? t('leftOut')
      : t('seconds', { n: formatDecimal(milliseconds / 1_000, page.language) });
  };
  const createCutStepsButton = (count: number) =>
    isHydrated &&
    count > 0 && (
      <li>
        <button
          type="button"
          className={css.cutStepsButton}
          aria-expanded={showsCutSteps}
          onClick={() => setShowsCutSteps(!showsCutSteps)}
        >
          {t('strip.cut', { count })}
        </button>
      </li>
    );
  return (
    <fieldset className={css.group}>
      <legend className={quietText}>{t('clicksHint')}</legend>
      {clicks.length > 1 && obstacle === null && (
        <FilmStrip clicks={clicks} tickedIds={tickedIds} part={part} setPart={setPart} />
      )}
      <ul className={css.choices}>
        {createCutStepsButton(from)}
        {clicks.map(({ id, caption, timeText, isIncluded }, index) => (
          <li
            key={id}
            data-cut={isCut(index) ? '' : undefined}
            hidden={isHydrated && isCut(index) && !showsCutSteps}
          >
            <label>
              <input type="checkbox" name="step" value={id} defaultChecked={isIncluded} />
              <span>
                <i>{index + 1}</i> <span>{caption}</span>
              </span>
              <small>{timeText}</small>
              {obstacle === null && <small>{stateOf(id, index)}</small>}
            </label>
          </li>
        ))}
        {createCutStepsButton(clicks.length - 1 - to)}
      </ul>
    </fieldset>
  );
}

/** Offers films of other worlds: a demo has its own, without the earlier clicks. */
function OtherWorlds({ clicks, otherWorlds }: FilmData) {
  const t = useTexts('film');
  if (otherWorlds.length === 0 || clicks.some(({ isIncluded }) => isIncluded)) return null;
  return (
    <div>
      <p>{t('elsewhere')}</p>
      <ul>
        {otherWorlds.map(({ title, stepCount, href }) => (
          <li key={href}>
            <a href={href}>{title}</a> <small className={quietText}>{t('steps', { count: stepCount })}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ScenarioSearch({ scenarios: { query, foundCount, visibleScenarios } }: FilmData) {
  const { sandbox, language } = usePage();
  const t = useTexts('film');
  return (
    <>
      <SearchForm
        action="/simulator/film"
        keptParameters={{ sandbox: sandbox?.id, lang: language, what: 'scenario' }}
        value={query}
        label={t('search')}
        placeholder={t('searchHere')}
      />
      <p className={quietText} role="status">
        <span>{t('found', { count: foundCount })}</span>
        {foundCount > visibleScenarios.length && (
          <span>{` · ${t('foundMore', { n: visibleScenarios.length })}`}</span>
        )}
      </p>
    </>
  );
}

function Scenarios({ scenarios: { visibleScenarios, selectedKey }, obstacle }: FilmData) {
  const t = useTexts('film');
  if (visibleScenarios.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={quietText}>{t('scenarioHint')}</legend>
      <ul className={css.choices}>
        {visibleScenarios.map(({ key, name, feature, stepCount, command }) => (
          <li key={key}>
            {obstacle === null ? (
              <label>
                <input type="radio" name="scenario" value={key} defaultChecked={key === selectedKey} />
                <span lang="en" translate="no">
                  {name}
                </span>
                <FeatureAndSteps feature={feature} steps={stepCount} />
              </label>
            ) : (
              <div>
                <span lang="en">{name}</span>
                <FeatureAndSteps feature={feature} steps={stepCount} />
                <code>{command}</code>
              </div>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Scenarios and features have English names in every language. */
function FeatureAndSteps({ feature, steps }: { feature: string; steps: number }) {
  const t = useTexts('film');
  return (
    <small>
      <span lang="en">{feature}</span> · <span>{t('steps', { count: steps })}</span>
    </small>
  );
}
