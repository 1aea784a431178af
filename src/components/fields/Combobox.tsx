import { useCombobox } from 'downshift';
import { Check, ChevronDown, X } from 'lucide-react';
import {
  type FocusEventHandler,
  type Ref,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Combobox.module.css';
import field from './Field.module.css';
import { Field } from './Field.tsx';
import { useEarlyEntry } from './use-early-entry.ts';

export interface ComboboxItem {
  /** Unique within the list. */
  readonly id: string;
  readonly text: string;
  /** Second, quieter part of the line. */
  readonly detail?: string;
  readonly kind?: string;
}

export interface ComboboxProps {
  readonly label: string;
  /** Name of the form's parameter, for forms that are sent before the scripts are here. */
  readonly name: string;
  readonly placeholder: string;
  readonly value: string;
  readonly items: readonly ComboboxItem[];
  readonly words: {
    readonly clear: string;
    readonly open?: string;
    readonly close?: string;
    /** Announced to screen readers when the list changes. */
    readonly count: (items: number) => string;
  };
  readonly error?: string | undefined;
  /** A last line of the list that cannot be chosen. */
  readonly footer?: string | undefined;
  /** Taken by Enter where no option is highlighted; without one Enter sends the form. */
  readonly completion?: ComboboxItem | undefined;
  readonly maxLength?: number;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onType: (text: string) => void;
  readonly onChoose: (item: ComboboxItem) => void;
  readonly onFocus?: FocusEventHandler;
  readonly onBlur?: () => void;
}

/** Options that are rendered first: more than are in sight. */
const FIRST = 10;
const NONE: readonly ComboboxItem[] = [];

/** A text box with a list of suggestions: WAI-ARIA combobox pattern, by downshift. */
export const Combobox = ({
  label,
  name,
  placeholder,
  value,
  items,
  words,
  error,
  footer,
  completion,
  maxLength,
  ref,
  onType,
  onChoose,
  onFocus,
  onBlur,
}: ComboboxProps) => {
  const box = useCombobox<ComboboxItem>({
    items: [...items],
    inputValue: value,
    selectedItem: null,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.id,
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? words.count(items.length) : ''),
    onStateChange: ({ type, selectedItem }) => {
      if (selectedItem && CHOOSING.has(type)) onChoose(selectedItem);
    },
    stateReducer: (state, { type, changes }) =>
      // Leaving the box with an option merely highlighted must not choose it.
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null, inputValue: state.inputValue }
        : changes,
  });
  const late = useDeferredValue(items.length > FIRST ? items : NONE);
  const shown = late === items ? items : items.slice(0, FIRST);
  const open = box.isOpen && (items.length > 0 || footer !== undefined);
  const list = useListInWindow(open);
  useEffect(() => {
    const wrapper = list.current?.parentElement;
    // An error that appears below the window while the box has the focus.
    if (error !== undefined && wrapper?.contains(document.activeElement))
      wrapper.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [error, list]);
  useEarlyEntry(value, () => list.current?.parentElement?.querySelector('input')?.value, onType);
  return (
    <Field label={label} labelProps={box.getLabelProps()} error={error}>
      {(described) => (
        <div className={styles.box}>
          <input
            {...box.getInputProps({
              ...(ref !== undefined && { ref }),
              ...(onFocus !== undefined && { onFocus }),
              ...(onBlur !== undefined && { onBlur }),
              onChange: (event) => onType(event.currentTarget.value),
              onKeyDown: (event) => {
                if (event.key !== 'Enter' || box.highlightedIndex >= 0) return;
                // Downshift would prevent that the form is sent.
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
                box.closeMenu();
                if (completion === undefined) return;
                event.preventDefault();
                onChoose(completion);
              },
            })}
            role="combobox"
            name={name}
            placeholder={placeholder}
            maxLength={maxLength}
            {...described}
            className={field.control}
            aria-expanded={open}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <ClearOrToggle
            value={value}
            words={words}
            clear={() => {
              onType('');
              box.closeMenu();
            }}
            open={open}
            toggle={words.open === undefined ? undefined : box.getToggleButtonProps()}
          />
          <ul {...box.getMenuProps({ ref: list })} className={styles.list} data-open={open}>
            {open &&
              shown.map((item, index) => (
                <li
                  key={item.id}
                  {...box.getItemProps({ item, index })}
                  className={styles.item}
                  data-active={box.highlightedIndex === index}
                >
                  <span className={styles.text}>
                    {item.text}
                    {item.detail !== undefined && <span className="hint"> {item.detail}</span>}
                  </span>
                  {item.kind !== undefined && <span className={styles.kind}>{item.kind}</span>}
                  {item.text === value && <Icon of={Check} size={16} />}
                </li>
              ))}
            {open && footer !== undefined && (
              <li className={styles.footer} role="presentation">
                {footer}
              </li>
            )}
          </ul>
        </div>
      )}
    </Field>
  );
};

/** Px. */
const MAX_HEIGHT = 320;
const MIN_HEIGHT = 180;
const EDGE = 12;

/**
 * Opens upward where the window, less a keyboard on the screen, has more room above, and keeps a list that is wider than its box
 * inside the window. Returns the list's ref.
 */
const useListInWindow = (isOpen: boolean) => {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const box = list.current?.parentElement;
    if (!isOpen || list.current === null || !box) return;
    const { top, bottom, left } = box.getBoundingClientRect();
    const below = (visualViewport?.height ?? innerHeight) - bottom - EDGE;
    const above = top - EDGE - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const isUp = below < MIN_HEIGHT && above > below;
    list.current.dataset.up = String(isUp);
    const right = left + list.current.offsetWidth;
    // The body's width is without the gutter of the scrollbar.
    list.current.style.insetInlineStart = `${Math.min(0, document.body.clientWidth - EDGE - right)}px`;
    list.current.style.maxHeight = `${Math.max(88, Math.min(MAX_HEIGHT, isUp ? above : below))}px`;
  }, [isOpen]);
  return list;
};

const CHOOSING: ReadonlySet<unknown> = new Set([
  useCombobox.stateChangeTypes.ItemClick,
  useCombobox.stateChangeTypes.InputKeyDownEnter,
]);

interface ClearOrToggleProps extends Pick<ComboboxProps, 'value' | 'words'> {
  readonly clear: () => void;
  readonly open: boolean;
  readonly toggle: ReturnType<ReturnType<typeof useCombobox>['getToggleButtonProps']> | undefined;
}

const ClearOrToggle = ({ value, words, clear, open, toggle }: ClearOrToggleProps) => (
  <span className={styles.buttons}>
    {value !== '' && (
      <button type="button" className={styles.button} aria-label={words.clear} onClick={clear}>
        <Icon of={X} size={18} />
      </button>
    )}
    {value === '' && toggle !== undefined && (
      <button
        {...toggle}
        type="button"
        className={styles.button}
        aria-label={open ? words.close : words.open}
      >
        <Icon of={ChevronDown} size={20} />
      </button>
    )}
  </span>
);
