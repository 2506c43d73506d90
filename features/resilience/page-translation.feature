@translated
Feature: Pages translated by the browser

  A translator replaces every text, before and after each change.

  @CLA-14 @ACC-02
  Scenario: An applicant reaches the offer on translated pages
    When I apply as the company "Nordlicht Optik GmbH"
    Then the rate is a range and indicative, as is the fee

  @CLA-04
  Scenario: The request card of a translated page shows a changed amount
    Given I am at the loan request
    Then the request card says "100.000 €; 48 Monate"
    When I fill in the amount "200000"
    And I fill in the duration "24"
    Then the request card says "200.000 €; 24 Monate"

  @ACC-04
  Scenario Outline: A new password stays as typed on a translated <page>, and meets the shown rules
    Given I am logged in
    When I open "<address>"
    And I fill in the password "Hafen-2027!"
    And I fill in the repeated password "Hafen-2027!"
    Then the password still reads "Hafen-2027!"
    And the page says "erfüllt: ein Kleinbuchstabe; erfüllt: ein Sonderzeichen"
    And the page says nothing of "noch offen"

    Examples:
      | page            | address                      |
      | reset page      | /user/account/reset/guessed  |
      | invitation page | /user/account/invite/guessed |
      | settings page   | /dashboard/settings          |

  @SHELL-10
  Scenario: A visitor types a password on a page whose language a translator has changed
    Given a translator states the language "tr" at once
    When I open "/register"
    And I fill in the password "hafen"
    Then the page says "erfüllt: ein Kleinbuchstabe; noch offen: ein Sonderzeichen"
