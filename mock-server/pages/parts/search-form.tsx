import Search from 'virtual:icon/search';
import { Icon } from 'ui/layout/icon';
import { cardCount as pill } from './card.css';
import * as css from './search-form.css';

// React 18 has no type for this element.
const SearchLandmark = 'search' as 'div';

interface Props {
  action: string;
  keptParameters: Readonly<Record<string, string | null | undefined>>;
  value?: string;
  label: string;
  placeholder: string;
  count?: number;
  onSearch?: (text: string) => void;
}

export function SearchForm({
  action,
  keptParameters,
  value = '',
  label,
  placeholder,
  count,
  onSearch,
}: Props) {
  return (
    <SearchLandmark>
      <form className={css.search} method="get" action={action}>
        {Object.entries(keptParameters).map(
          ([name, keptValue]) =>
            keptValue && <input key={name} type="hidden" name={name} value={keptValue} />,
        )}
        <Icon of={Search} size={16} />
        <input
          type="search"
          name="q"
          defaultValue={value}
          maxLength={100}
          placeholder={placeholder}
          aria-label={label}
          autoComplete="off"
          onInput={onSearch && (({ currentTarget }) => onSearch(currentTarget.value))}
        />
        {count !== undefined && <span className={pill}>{count}</span>}
      </form>
    </SearchLandmark>
  );
}
