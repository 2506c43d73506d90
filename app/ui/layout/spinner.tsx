import { spinner } from './spinner.css';

/** Decorative: the text beside the spinner names the action. */
export const Spinner = () => <span className={spinner} aria-hidden="true" />;
