const listed = (text: string) => text.split(/\s+/).filter(Boolean)

/** Weigh little: nearly everything here is of wood, comes in a size, and is furniture for a home. */
export const FILLERS: readonly string[] = listed(`
  wood wooden lakdi lakri kaath timber solid size sized type style set unit piece pair seater seat furniture furnishing
  furnishings item items product products model collection home house handmade handcrafted traditional modern classic
  antique vintage luxury premium small big large medium mini long heavy indian room storage foldable
  portable adjustable`)

/** English, then what Hindi, Bengali and the trade put between the words that matter. */
export const STOP_WORDS: readonly string[] = listed(`
  i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being
  have has had having do does did doing a an the and but if or because as until while of at by for with about against
  between into through during before after above below to from up down in out on off over under again further then once
  here there when where why how all any both each few more most other some such no nor not only own same so than too very
  s t can will just don should now
  ka ke ki ko se mein mai main hai ho wala wali wale waala chahiye chaiye dikhao liye aur er jonno jonyo lagbe chai
  buy online price prices rate cost best new latest cheap low good nice beautiful design designs near siliguri shop store
  sale offer offers discount rs inr rupees rupee please want need show find get within around`)
