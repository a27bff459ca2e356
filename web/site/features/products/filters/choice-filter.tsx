// Choices with their numbers of products. A long list hides the choices that had no products when it was first rendered.
import { useState } from 'react';
import { productFiltersTexts } from '#contract/texts/en/product-filters.ts';
import { productListTexts } from '#contract/texts/en/product-list.ts';
import { useTexts } from '#web/site/lib/language.ts';
import { Count } from '#web/site/ui/count.tsx';
import { choiceLabel, type FilterChoice, type FilterItem } from './filter-data.ts';
import { fieldNames } from './filter-fields.ts';
import type { FilterForm } from './use-filter-fields.ts';

interface Props {
  item: FilterItem;
  form: FilterForm;
}

/** Longest list that is shown completely. */
const shortList = 8;

export const ChoiceFilter = ({ item: { key, label, choices }, form }: Props) => {
  const say = useTexts(productFiltersTexts);
  const sayList = useTexts(productListTexts);
  const name = fieldNames(key).value;
  const chosen = form.fields.getAll(name);
  const isPossible = (choice: FilterChoice) => choice.count > 0 || chosen.includes(choice.key);
  // choices that had products stay visible: a condition on another attribute only disables them, so that the list does not move
  const [first] = useState(() => new Set((choices.length > shortList ? choices.filter(isPossible) : choices).map((one) => one.key)));
  const folded = choices.filter((choice) => !first.has(choice.key));
  const row = (choice: FilterChoice) => {
    const isChosen = chosen.includes(choice.key);
    return (
      <label key={choice.key} className="choice">
        <input
          type="checkbox"
          name={name}
          value={choice.key}
          checked={isChosen}
          disabled={!isPossible(choice)}
          onChange={() => form.change({ [name]: isChosen ? chosen.filter((one) => one !== choice.key) : [...chosen, choice.key] })}
        />
        <span>{choiceLabel(choice, sayList)}</span>
        <Count of={choice.count} hasNoun />
      </label>
    );
  };
  return (
    <fieldset className="filter">
      <legend>{label}</legend>
      {choices.filter((choice) => first.has(choice.key)).map(row)}
      {folded.length > 0 && (
        <details className="rest" open={folded.some((choice) => chosen.includes(choice.key)) || undefined}>
          <summary>
            {say('showAll')} <span className="n">{choices.length}</span>
            <span className="vh"> {say('of', { label })}</span>
          </summary>
          {folded.map(row)}
        </details>
      )}
    </fieldset>
  );
};
