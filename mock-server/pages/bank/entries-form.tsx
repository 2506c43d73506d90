import { useState } from 'react';
import { useTexts } from '../live/page-context';
import { Button } from '../parts/button';
import { quiet } from '../parts/card.css';
import { DefaultButton } from '../parts/default-button';
import { field } from '../parts/field.css';
import { FileInput } from '../parts/file-input';
import type { BankData, Choice } from './bank-data';
import * as css from './entries-form.css';

export function EntriesForm({ addresses, entries, logo, countries, currencies, languages }: BankData) {
  const t = useTexts('workbench');
  return (
    <form className={css.entries} method="post" action={addresses.bank} encType="multipart/form-data">
      <DefaultButton intent="save" label={t('save')} />
      <div>
        <label htmlFor="name">
          <b className={css.number}>1</b>
          <span>{t('name')}</span>
        </label>
        <input
          className={field}
          id="name"
          name="name"
          required
          maxLength={60}
          defaultValue={entries.name}
          autoComplete="off"
        />
      </div>
      <div>
        <label htmlFor="logo">
          <b className={css.number}>2</b>
          <span>{t('logo')}</span>
        </label>
        <div className={css.row}>
          {logo && <img className={css.mark} src={logo.src} alt={t('logo')} />}
          <FileInput
            name="logo"
            accept="image/svg+xml,image/png"
            label={t('logo')}
            id="logo"
            describedBy="logo-hint"
          />
        </div>
        <p className={quiet} id="logo-hint">
          {t('logoHint')}
        </p>
        {logo && (
          <Button type="submit" name="intent" value="remove-logo">
            {t('removeLogo')}
          </Button>
        )}
      </div>
      <div>
        <label htmlFor="colour">
          <b className={css.number}>3</b>
          <span>{t('colour')}</span>
        </label>
        <div className={css.row}>
          <Colour key={entries.colour} colour={entries.colour} />
          {logo && logo.colours.length > 0 && <span className={quiet}>{t('inLogo')}</span>}
          {logo?.colours.map((colour) => (
            <button
              key={colour}
              type="submit"
              className={css.swatch}
              name="intent"
              value={`colour:${colour}`}
              style={{ background: colour }}
              aria-label={t('takeColour', { colour })}
            />
          ))}
        </div>
      </div>
      <fieldset>
        <legend>{t('languages')}</legend>
        <div className={css.row}>
          {languages.map(({ code, name }) => (
            <label key={code} className={css.tick}>
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
      </fieldset>
      <div className={css.pair}>
        <Select name="country" label={t('country')} value={entries.country} choices={countries} />
        <Select name="currency" label={t('currency')} value={entries.currency} choices={currencies} />
      </div>
      <div>
        <Button type="submit" look="primary" size="block" name="intent" value="save">
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

function Colour({ colour }: { colour: string }) {
  const [chosen, setChosen] = useState(colour);
  return (
    <>
      <input
        className={css.colour}
        id="colour"
        name="colour"
        type="color"
        defaultValue={colour}
        onInput={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <code>{chosen}</code>
    </>
  );
}

function Select({
  name,
  label,
  value,
  choices,
}: {
  name: string;
  label: string;
  value: string;
  choices: readonly Choice[];
}) {
  return (
    <label>
      <span>{label}</span>
      <select className={field} name={name} defaultValue={value}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
