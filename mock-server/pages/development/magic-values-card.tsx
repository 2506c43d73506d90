import { useTexts } from '../live/page-context';
import { card, header, quietText } from '../parts/card.css';
import { ScrollArea } from '../parts/scroll-area';
import { table, wide } from '../parts/table.css';
import * as css from './magic-values-card.css';

export interface MagicValue {
  readonly place: string;
  readonly value: string;
  readonly outcome: string;
}

export function MagicValuesCard({ values }: { values: readonly MagicValue[] }) {
  const t = useTexts('pages');
  const magic = useTexts('magic');
  return (
    <section className={card} aria-labelledby="magic-title" id="magic">
      <details open>
        <summary className={`${header} ${css.summary}`}>
          <h2 id="magic-title">{t('magic')}</h2> <span className={quietText}>{t('magicHint')}</span>
        </summary>
        <ScrollArea aria-labelledby="magic-title">
          <table className={table}>
            <thead>
              <tr>
                <th scope="col">{magic('where')}</th>
                <th scope="col">{magic('value')}</th>
                <th scope="col">{magic('happens')}</th>
              </tr>
            </thead>
            <tbody>
              {values.map(({ place, value, outcome }) => (
                <tr key={`${place} ${value}`}>
                  <td>{place}</td>
                  <td>
                    <code>{value}</code>
                  </td>
                  <td className={wide}>{outcome}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </details>
    </section>
  );
}
