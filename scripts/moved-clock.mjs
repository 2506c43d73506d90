/**
 * Moves `Date` only. Browsers get the source text, so outer variables are not allowed.
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
