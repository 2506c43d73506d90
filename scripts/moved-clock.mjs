/**
 * Moves `Date` only. Browsers get the source text, so outer variables are not allowed.
 * @param {number} milliseconds
 */
export function moveClock(milliseconds) {
  const RealDate = Date;
  const realNow = Date.now;
  const now = () => realNow() + milliseconds;
  /** @type {DateConstructor} */
  const MovedDate = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(
        target,
        args.length === 0 ? [now()] : args,
        newTarget === MovedDate ? target : newTarget,
      ),
  });
  RealDate.now = now;
  RealDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;
}
