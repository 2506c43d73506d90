@needs-simulator
Feature: Custom bank

  A product owner shows the portal with a bank's own name, logo, colour, limits and form.

  Background:
    Given a product owner sets up a bank of their own in the situation "empty"

  @SIM-14 @SIM-15 @SHELL-19
  Scenario: A product owner sets name, logo and colour of a custom bank
    When they name it "Nordheide Bank", with a logo that hides a script, and in orange
    Then they see the message that the logo was cleaned
    And they see the message that white text would not be readable
    When they open the portal of their bank
    Then the portal's header shows "Nordheide Bank" with its logo

  @SIM-14 @SIM-15 @D-285
  Scenario Outline: A product owner's logo fits the portal's header: <logo>
    When they name it "Nordheide Bank", with the logo "<file>"
    Then they have read beside the logo "<message>"
    When they open the portal of their bank
    Then the portal's header shows "Nordheide Bank" with its logo
    And the logo in the header is at least <width> pixels wide

    Examples:
      | logo                          | file       | message                                 | width |
      | a small drawing on an A4 page | a4.svg     | Die breiten Ränder sind abgeschnitten.  | 90    |
      | white letters alone           | white.svg  | Das Logo hat jetzt einen dunklen Grund. | 70    |
      | a picture of another format   | bank.bmp   | Das Bild ist jetzt ein PNG.             | 90    |
      | a packed drawing              | plain.svgz | Noch nicht übernommen.                  | 90    |

  @SIM-14 @SHELL-19
  Scenario Outline: A product owner sees whether a colour is readable before saving it (<how>)
    When they choose orange as the bank's colour, and do not save it
    Then they are told beside the colour that white text would not be readable
    And the preview shows the colour orange
    And nothing of the bank is saved yet

    Examples: With scripts
      | how          |
      | with scripts |

    @no-js @browser
    Examples: Without JavaScript
      | how             |
      | without scripts |

  @SIM-09 @SIM-14 @plain
  Scenario: Changes of a custom bank appear on the next page view, and a link opens the bank in a new sandbox
    Given they named it "Nordheide Bank"
    And they opened the portal of their bank
    When they name it "Südheide Bank"
    And they look at the portal again
    Then the portal's header shows "Südheide Bank"
    When another visitor follows the link to their bank
    Then the portal's header shows "Südheide Bank"

  @DYN-01 @DYN-05 @DYN-07 @DYN-09 @SHELL-23
  Scenario Outline: An applicant completes a custom form for <purpose> in <language>
    Given they loaded a form of their own, with 3 purposes in 3 and 6 steps
    When they open the portal of their bank, reading <language>
    And a visitor applies there for <purpose>
    Then they see an indicative offer in the portal over <amount> euros
    And the lender has all that was filled in for <purpose>
    And offer, list and overview name the bank's own purpose of <purpose>

    Examples: With scripts
      | purpose  | language | amount |
      | machines | Polish   | 90000  |

    @no-js @browser
    Examples: Without JavaScript
      | purpose  | language | amount |
      | machines | German   | 90000  |

    @no-js
    Examples: Without JavaScript, by what the pages say
      | purpose  | language | amount |
      | vehicles | Polish   | 48500  |
      | machines | English  | 90000  |
      | tools    | French   | 12000  |

  @DYN-09
  Scenario: The chosen purpose sets the first step's title and the number of steps
    Given they loaded a form of their own, with 3 purposes in 3 and 6 steps
    When they open the portal of their bank
    And a visitor begins to apply there for machines
    Then the page's title is "Vorhaben"
    And the stepper shows 8 stages and I am at stage 1

  @DYN-06 @DYN-14
  Scenario: A field with a lookahead pattern is validated on blur
    Given they loaded a form of their own whose number plates must not begin with "XX"
    When they open the portal of their bank
    And a visitor begins to apply there for vehicles
    And they enter the number plate "XX NW 12" and go on to the next field
    Then the number plate is refused with "Großbuchstaben, wie auf dem Schild.", and the step was not sent
    When they enter the number plate "BRE NW 12" and go on to the next field
    Then the number plate is refused no more

  @DYN-11
  Scenario Outline: An error in an uploaded bank form names its position, in <language>
    Given they loaded a form of their own, with 3 purposes in 3 and 6 steps
    When they give a form with an unknown component, reading <language>
    Then the page shows them the text "<words>"
    And they see its position, and the gap in the preview
    And the form that was there before still holds

    Examples:
      | language | words                                                                             |
      | German   | Das Portal nähme stattdessen ein Feld, das zur Art des Werts passt.               |

    @plain
    Examples:
      | language | words                                                                             |
      | English  | The portal would use a control that fits the value type instead.                  |
      | French   | Le portail utiliserait à la place un champ adapté au type de la valeur.           |
      | Polish   | Portal użyłby zamiast tego pola pasującego do typu wartości.                      |
