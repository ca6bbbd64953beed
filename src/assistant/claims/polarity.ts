const NEGATION =
  /\b(?:not|never|no|none|neither|nor|cannot|illegal|unlawful|forbidden|prohibited|prohibits?|barred|nunca|ning[uú]n\w*|ilegal\w*|prohib\w+|tampoco)\b|n['’]t\b/i;
/** With these a sentence says both what is and what is not; who leaves them out says something else. */
const QUALIFIER =
  /\b(?:only|unless|except|without|beyond|other than|excluded?|excludes|sol[oa]|s[oó]lo|solamente|salvo|excepto|sin|a menos)\b/i;
/** What is not so in a condition says nothing about what follows from it. */
const CONDITION = /\b(?:if|when|where|unless|si|cuando)\b[^,.;]*,/gi;

/** Whether a statement that uses the words of a passage says the opposite of it, or leaves out what limits it. */
export function contradicts(statement: string, passage: string): boolean {
  const isNegated = isNegative(statement);
  if (QUALIFIER.test(passage)) return !isNegated && !QUALIFIER.test(statement);
  return !QUALIFIER.test(statement) && isNegated !== isNegative(passage);
}

const isNegative = (text: string) => NEGATION.test(text.replace(CONDITION, ''));
