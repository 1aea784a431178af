import { useCombobox } from 'downshift';
import { Check, ChevronDown, X } from 'lucide-react';
import {
  type FocusEventHandler,
  type LiHTMLAttributes,
  type Ref,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './Combobox.module.css';
import field from './Field.module.css';
import { Field } from './Field.tsx';
import { useValueBeforeHydration } from './use-value-before-hydration.ts';

export interface ComboboxItem {
  /** Unique within the list. */
  readonly id: string;
  readonly text: string;
  /** Secondary text after `text`. */
  readonly detail?: string;
  readonly kind?: string;
}

export interface ComboboxProps {
  readonly label: string;
  /** Form parameter, for a submit before the scripts have loaded. */
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
  /** Last line of the list, not selectable. */
  readonly footer?: string | undefined;
  /** Item that Enter chooses while no option is highlighted. If undefined, Enter submits the form. */
  readonly completion?: ComboboxItem | undefined;
  readonly maxLength?: number;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onType: (text: string) => void;
  readonly onChoose: (item: ComboboxItem) => void;
  readonly onFocus?: FocusEventHandler;
  readonly onBlur?: () => void;
}

/** Number of options that are rendered first, more than are visible. */
const FIRST = 10;
const NONE: readonly ComboboxItem[] = [];

/** Text input with a list of suggestions: WAI-ARIA combobox pattern, implemented by downshift. */
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
      // Leaving the input must not choose the highlighted option.
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: null, inputValue: state.inputValue }
        : changes,
  });
  const late = useDeferredValue(items.length > FIRST ? items : NONE);
  const shown = late === items ? items : items.slice(0, FIRST);
  const open = box.isOpen && (items.length > 0 || footer !== undefined);
  const list = useListInWindow(open);
  const input = (): HTMLInputElement | null | undefined =>
    list.current?.parentElement?.querySelector('input');
  const clear = (): void => {
    input()?.focus();
    onType('');
    box.closeMenu();
  };
  useEffect(() => {
    const wrapper = list.current?.parentElement;
    // Scrolls to an error that appears below the viewport while the input has the focus.
    if (error !== undefined && wrapper?.contains(document.activeElement))
      wrapper.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [error, list]);
  useValueBeforeHydration(value, () => input()?.value, onType);
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
                // Downshift would prevent the submit of the form.
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
          <span className={styles.buttons}>
            {value !== '' && (
              <button type="button" className={styles.button} aria-label={words.clear} onClick={clear}>
                <X size={18} />
              </button>
            )}
            {value === '' && words.open !== undefined && (
              <button
                {...box.getToggleButtonProps()}
                type="button"
                className={styles.button}
                aria-label={open ? words.close : words.open}
              >
                <ChevronDown size={20} />
              </button>
            )}
          </span>
          <ul {...box.getMenuProps({ ref: list })} className={styles.list} data-open={open}>
            {open &&
              shown.map((item, index) => (
                <Option
                  key={item.id}
                  item={item}
                  getProps={() => box.getItemProps({ item, index })}
                  isActive={box.highlightedIndex === index}
                  isChosen={item.text === value}
                />
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

interface OptionProps {
  readonly item: ComboboxItem;
  readonly getProps: () => LiHTMLAttributes<HTMLLIElement>;
  readonly isActive: boolean;
  readonly isChosen: boolean;
}

/** A component of its own, so that React can pause between the options of a long list. */
const Option = ({ item, getProps, isActive, isChosen }: OptionProps) => (
  <li {...getProps()} className={styles.item} data-active={isActive}>
    <span className={styles.text}>
      {item.text}
      {item.detail !== undefined && <span className="hint"> {item.detail}</span>}
    </span>
    {item.kind !== undefined && <span className={styles.kind}>{item.kind}</span>}
    {isChosen && <Check size={16} />}
  </li>
);

/** Limits of the list's height, and its distance from the viewport's edges, in pixels. */
const MAX_HEIGHT = 320;
const MIN_HEIGHT = 180;
const EDGE = 12;

/**
 * Opens the list upward if the viewport, without an on-screen keyboard, has too little room below and more above. Keeps a list
 * that is wider than its box inside the viewport. Returns the list's ref.
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
    // The width of the body excludes the scrollbar gutter.
    list.current.style.insetInlineStart = `${Math.min(0, document.body.clientWidth - EDGE - right)}px`;
    list.current.style.maxHeight = `${Math.max(88, Math.min(MAX_HEIGHT, isUp ? above : below))}px`;
  }, [isOpen]);
  return list;
};

const CHOOSING: ReadonlySet<unknown> = new Set([
  useCombobox.stateChangeTypes.ItemClick,
  useCombobox.stateChangeTypes.InputKeyDownEnter,
]);
