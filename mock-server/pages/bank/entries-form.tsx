import Check from 'virtual:icon/check';
import { type FormEvent, useEffect, useRef } from 'react';
import { Icon } from 'ui/layout/icon';
import { usePage, useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { quietText } from '../parts/card.css';
import { DefaultButton } from '../parts/default-button';
import { EntryProblem } from '../parts/entry-problem';
import { field } from '../parts/field.css';
import { FileInput } from '../parts/file-input';
import { LabelledSelect } from '../parts/labelled-select';
import type { BankData } from './bank-data';
import type { ChosenLogo } from './chosen-logo';
import { createContrastTexts } from './contrast-texts';
import * as css from './entries-form.css';
import { errorMessagesByPath } from './error-messages';
import { listColoursInLogo } from './logo-colours';

/** Delays previews, because a colour picker reports every movement. */
const PREVIEW_PAUSE_MS = 250;

export function EntriesForm(data: BankData & { chosenLogo: ChosenLogo }) {
  const {
    addresses,
    entries,
    logo,
    chosenLogo,
    countries,
    currencies,
    languages,
    isCustomised,
    isPreview,
    shownFindings,
  } = data;
  const colours = chosenLogo.src === null ? (logo?.colours ?? []) : listColoursInLogo(chosenLogo.src);
  const t = useTexts('bank');
  const problems = errorMessagesByPath(shownFindings);
  const languagesProblem = problems.languages ?? problems['languages.supported'];
  const preview = usePreview(addresses.bank);
  return (
    <form
      className={css.entriesForm}
      method="post"
      action={addresses.bank}
      encType="multipart/form-data"
      onInput={preview.handleInput}
      onSubmit={preview.handleSubmit}
    >
      <DefaultButton intent="save" label={t('save')} />
      <div>
        <EntryLabel entry="name" number={1} />
        <input
          className={field}
          id="name"
          name="name"
          required
          maxLength={60}
          defaultValue={entries.name}
          autoComplete="off"
          aria-invalid={problems.name !== undefined || undefined}
          aria-describedby={problems.name && 'name-problem'}
        />
        <EntryProblem id="name-problem" text={problems.name} />
      </div>
      <LogoEntry {...data} />
      <div>
        <EntryLabel entry="colour" number={3} />
        <div className={css.entryRow}>
          <input
            className={css.colourInput}
            id="colour"
            name="colour"
            type="color"
            defaultValue={entries.colour}
            aria-describedby="colour-note"
          />
          <code>{entries.colour}</code>
          {colours.length > 0 && <span className={quietText}>{t('inLogo')}</span>}
          {colours.map((colour) => (
            <button
              key={colour}
              type="submit"
              className={css.colourSwatch}
              name="intent"
              value={`colour:${colour}`}
              style={{ background: colour }}
              aria-label={t('takeColour', { colour })}
            />
          ))}
          <noscript>
            <Button type="submit" name="intent" value="preview">
              {t('checkColour')}
            </Button>
          </noscript>
        </div>
        <p className={css.note} id="colour-note" role="status">
          {createContrastTexts(data, t).warnings.join(' ')}
        </p>
      </div>
      <fieldset aria-describedby={languagesProblem && 'languages-problem'}>
        <legend>{t('languages')}</legend>
        <div className={css.entryRow}>
          {languages.map(({ code, name }) => (
            <label key={code} className={css.checkboxLabel}>
              <input
                type="checkbox"
                name="language"
                value={code}
                defaultChecked={entries.languages.includes(code)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
        <EntryProblem id="languages-problem" text={languagesProblem} />
      </fieldset>
      <div className={css.entryPair}>
        <LabelledSelect
          name="country"
          label={t('country')}
          defaultValue={entries.country}
          choices={countries}
        />
        <LabelledSelect
          name="currency"
          label={t('currency')}
          defaultValue={entries.currency}
          choices={currencies}
        />
      </div>
      <div className={css.applyRow}>
        {isPreview && <p className={quietText}>{t('notSaved')}</p>}
        {isCustomised && !isPreview && chosenLogo.src === null && (
          <p className={quietText}>
            <Icon of={Check} size={16} /> <span>{t('saved')}</span>{' '}
            {shownFindings?.findings.length === 0 && <span>{t('noFindings')}</span>}{' '}
            <a href={addresses.form}>{t('nextForm')}</a>
          </p>
        )}
        <Button type="submit" variant="primary" size="block" name="intent" value="save">
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function LogoEntry({
  logo,
  isLogoLost,
  chosenLogo,
}: Pick<BankData, 'logo' | 'isLogoLost'> & { chosenLogo: ChosenLogo }) {
  const t = useTexts('bank');
  const { src, changes, refusedFile, choose } = chosenLogo;
  return (
    <div>
      <EntryLabel entry="logo" number={2} />
      <div className={css.entryRow}>
        {src ? (
          <img className={css.logoImage} src={src} alt={t('logoBefore')} />
        ) : (
          logo && <img className={css.logoImage} src={logo.src} alt={t('logo')} />
        )}
        <FileInput
          name="logo"
          accept="image/*,.svg,.svgz"
          label={t('logo')}
          id="logo"
          describedBy={refusedFile ? 'logo-problem logo-hint' : 'logo-hint'}
          isInvalid={refusedFile !== null}
          onChoose={choose}
        />
      </div>
      <EntryProblem
        id="logo-problem"
        text={refusedFile ? t(refusedFile.problem, { file: refusedFile.file }) : undefined}
      />
      {src && (
        <p className={quietText} id="logo-changes" role="status">
          {[t('notSaved'), ...changes.map((change) => t(`logoChange.${change}`))].join(' ')}
        </p>
      )}
      <p className={quietText} id="logo-hint">
        {t('logoHint')}
      </p>
      {isLogoLost && src === null && <p>{t('logoAgain')}</p>}
      {logo && (
        <Button type="submit" name="intent" value="remove-logo">
          {t('removeLogo')}
        </Button>
      )}
    </div>
  );
}

function usePreview(action: string) {
  const { show } = usePage();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  function preview(form: HTMLFormElement) {
    const body = new FormData(form);
    body.delete('logo');
    body.set('intent', 'preview');
    void show(action, { method: 'POST', body });
  }

  return {
    handleInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
      const isShown = target instanceof HTMLInputElement && ['name', 'colour'].includes(target.name);
      if (!isShown) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => preview(form), PREVIEW_PAUSE_MS);
    },
    handleSubmit(event: FormEvent<HTMLFormElement>) {
      clearTimeout(timer.current);
      const form = event.currentTarget;
      const { submitter } = event.nativeEvent as SubmitEvent;
      const [, pickedColour] = submitter instanceof HTMLButtonElement ? submitter.value.split('colour:') : [];
      const colour = form.elements.namedItem('colour');
      if (pickedColour === undefined || !(colour instanceof HTMLInputElement)) return;
      event.preventDefault();
      colour.value = pickedColour;
      preview(form);
    },
  };
}

function EntryLabel({ entry, number }: { entry: 'name' | 'logo' | 'colour'; number: number }) {
  const t = useTexts('bank');
  return (
    <label htmlFor={entry}>
      <b className={css.stepNumber}>{number}</b>
      <span>{t(entry)}</span>
    </label>
  );
}
