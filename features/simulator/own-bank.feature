@needs-simulator
Feature: A bank of one's own

  A product owner shows the portal to a bank as that bank's own: its name, its logo, its colour, its limits, its form.

  Background:
    Given a product owner sets up a bank of their own in the situation "empty"

  @SIM-14 @SIM-15 @SHELL-19
  Scenario: A name, a logo and a colour are enough
    When they name it "Nordheide Bank", with a logo that hides a script, and in orange
    Then they are told that the logo was cleaned
    And they are told that white text would not be readable
    When they open the portal of their bank
    Then the portal's header shows "Nordheide Bank" with its logo

  @SIM-14
  Scenario: What changes is shown at the next look
    Given they named it "Nordheide Bank"
    And they opened the portal of their bank
    When they name it "Südheide Bank"
    And they look at the portal again
    Then the portal's header shows "Südheide Bank"

  @SIM-09
  Scenario: A link begins a world with that bank
    Given they named it "Nordheide Bank"
    When somebody follows the link to their bank
    Then the portal's header shows "Nordheide Bank"

  @DYN-01 @DYN-05 @DYN-07 @DYN-09
  Scenario Outline: A form of one's own is applied for to the end: <purpose>
    Given they loaded a form of their own, with 3 purposes in 3 and 6 steps
    When they open the portal of their bank
    And somebody applies there for <purpose>
    Then they see an indicative offer in the portal over <amount> euros

    Examples: With scripts
      | purpose  | amount |
      | vehicles | 48.500 |
      | machines | 90.000 |

    @no-js @browser
    Examples: Without JavaScript
      | purpose  | amount |
      | vehicles | 48.500 |
      | machines | 90.000 |

  @DYN-11
  Scenario Outline: What is wrong with a form is said with its place, in <language>
    Given they loaded a form of their own, with 3 purposes in 3 and 6 steps
    When they give a form with a component that nobody knows, reading <language>
    Then they are told "<words>"
    And they are told where it stands, and see the gap in the preview
    And the form that was there before still holds

    Examples:
      | language | words                                                                             |
      | German   | Das Portal nähme stattdessen ein Feld, das zur Art des Werts passt.               |
      | English  | The portal would take a control that fits the type of the value instead.          |
      | French   | Le portail utiliserait à la place un champ adapté au type de la valeur.           |
      | Polish   | Portal użyłby zamiast tego pola pasującego do typu wartości.                      |
