// Results that are kept as long as what they were made from, for functions that are asked the same again and again.

/** `make`, asked once for each object; the result is forgotten with the object. */
export function keptFor<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const kept = new WeakMap<From, { readonly result: To }>();
  return (from) => {
    const known = kept.get(from);
    if (known !== undefined) return known.result;
    const result = make(from);
    kept.set(from, { result });
    return result;
  };
}

/** `make`, asked once for each text that `nameOf` gives; there must be few such texts, since they are never forgotten. */
export function keptByName<From extends unknown[], To>(
  nameOf: (...from: From) => string,
  make: (...from: From) => To,
): (...from: From) => To {
  const kept = new Map<string, To>();
  return (...from) => {
    const name = nameOf(...from);
    const known = kept.get(name);
    if (known !== undefined) return known;
    const result = make(...from);
    kept.set(name, result);
    return result;
  };
}
