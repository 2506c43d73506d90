import { spinner } from './spinner.css';

/** Something is under way. Decorative: the words beside it say what. */
export const Spinner = () => <span className={spinner} aria-hidden="true" />;
