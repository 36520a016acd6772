/** A card says so when a check is done. */
interface DocumentEventMap {
  'handwire:checked': CustomEvent<{ readonly passed: boolean }>;
}
