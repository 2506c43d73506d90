/**
 * Moves the clock of this process, or of a page, by so many milliseconds: what reads the time through `Date` reads the moved one, everything else
 * (timers, `performance`, the file system) goes on as it did.
 * It is sent to browsers as text, too: nothing outside of it may be used here.
 * @param {number} milliseconds
 */
export function moveClock(milliseconds) {
  const RealDate = Date;
  const realNow = Date.now;
  const now = () => realNow() + milliseconds;
  /** @type {DateConstructor} */
  const moved = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === moved ? target : newTarget),
  });
  RealDate.now = now;
  RealDate.prototype.constructor = moved;
  globalThis.Date = moved;
}
